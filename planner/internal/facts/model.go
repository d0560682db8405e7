package facts

func VersionsOf[Row any](rows []Row, version func(*Row) string) []string {
	list := make([]string, len(rows))
	for i := range rows {
		list[i] = version(&rows[i])
	}
	return list
}
