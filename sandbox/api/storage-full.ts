/** SQLite's code for a full disk or a full database. @source https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13

/** True if the error means that storage is full, from the file system or from SQLite. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    ('errcode' in error && error.errcode === SQLITE_FULL))
