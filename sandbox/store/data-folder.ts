import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder cannot be used. The message is a sentence for the operator. */
export class DataFolderUnusable extends Error {}

/** SQLite's codes of files and disks that cannot be read or written, are full or damaged. @source https://www.sqlite.org/rescode.html */
const FULL = 13
const UNUSABLE = [3, 8, 10, 11, FULL, 14, 26]

/** Opens a database in a folder, which is created if absent. @throws DataFolderUnusable */
export function openFile(directory: string, name: string): DatabaseSync {
  try {
    createFolder(directory)
  } catch (error) {
    throw toUnusable(error, directory)
  }
  return new DatabaseSync(join(directory, name), { timeout: 10_000 })
}

/** Node's own `recursive` never returns if the file system takes no folders, as below `/proc`. */
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) createFolder(dirname(path))
  mkdirSync(path)
}

/** Runs work in one transaction: after an error nothing has changed. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Returns DataFolderUnusable for an error of a database in the folder, and any other error as it is. */
export const explainDataFolder = (error: unknown, directory: string): unknown =>
  error instanceof Error && 'errcode' in error && UNUSABLE.includes(Number(error.errcode) & 0xff)
    ? toUnusable(error, directory)
    : error

const toUnusable = (error: unknown, directory: string) =>
  new DataFolderUnusable(
    `the data folder ${JSON.stringify(directory)} cannot be used: ${error instanceof Error ? error.message : error}`,
  )

/** True if the error means that storage is full, from the file system or from SQLite. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || ('errcode' in error && error.errcode === FULL))
