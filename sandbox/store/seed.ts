import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DataFolderUnusable } from './data-folder.ts'

const SCRIPT = fileURLToPath(new URL('../seed.main.ts', import.meta.url))

/**
 * Seeds a folder's database with the built-in catalogue in a separate process, which frees its memory and does not block this one.
 * @throws DataFolderUnusable, or the output of a process that failed otherwise
 */
export async function seed(dataDirectory: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, '--data', dataDirectory]).catch((error) => {
    // Node exits with 7 after other errors.
    throw error.code === 1 ? new DataFolderUnusable(error.stderr.trim()) : error
  })
}
