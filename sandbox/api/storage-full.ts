/** SQLite's code for a full disk or a full database. @source https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13

/** Whether an error says that nothing more can be stored: from the file system, or from SQLite. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    ('errcode' in error && error.errcode === SQLITE_FULL))
