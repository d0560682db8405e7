"""Generates a few tokens with a tiny Llama of random weights: no download, every kernel."""

import json
import os
import pathlib
import tempfile

CANNOT = 77  # the self-test's status for "cannot be tried here"
TINY = {
    "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 256,
    "intermediate_size": 512, "num_attention_heads": 4, "num_key_value_heads": 4, "num_hidden_layers": 2,
    "head_dim": 64, "vocab_size": 1024, "max_position_embeddings": 512, "rms_norm_eps": 1e-5, "bos_token_id": 1,
    "eos_token_id": 2, "tie_word_embeddings": False,
}


def main():
    """Serve a prompt of token ids; without a GPU there is nothing to serve from."""
    if not int(os.environ.get("ENVSOLVE_GPUS", "0")):
        print("no GPU here to serve from")
        raise SystemExit(CANNOT)
    os.environ.setdefault("VLLM_ENABLE_V1_MULTIPROCESSING", "0")  # one process: its errors are ours
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    from vllm import LLM, SamplingParams, __version__
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "config.json").write_text(json.dumps(TINY), encoding="utf-8")
        model = LLM(folder, load_format="dummy", dtype="float16", skip_tokenizer_init=True, max_model_len=256,
                    gpu_memory_utilization=0.3, enforce_eager=True)
        wanted = SamplingParams(max_tokens=8, temperature=0.0, ignore_eos=True, detokenize=False)
        answer = model.generate([{"prompt_token_ids": [1, 5, 9, 13]}], wanted)
    tokens = answer[0].outputs[0].token_ids
    assert len(tokens) == 8, "asked for 8 tokens, got %s" % (tokens,)
    print("vllm %s generated %s" % (__version__, list(tokens)))


if __name__ == "__main__":
    main()
