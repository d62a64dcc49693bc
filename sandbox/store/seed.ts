import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('../seed.main.ts', import.meta.url))

/**
 * Seeds a folder's database with the built-in catalogue in a separate process, which frees its memory and does not block this one.
 * @throws the output of a failed process
 */
export async function seed(dataDirectory: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, '--data', dataDirectory])
}
