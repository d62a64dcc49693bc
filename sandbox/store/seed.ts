import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('../seed.main.ts', import.meta.url))

/**
 * Puts the built-in catalogue into the database of a folder, in a process of its own: the memory that takes is given
 * back, and this one goes on answering.
 * @throws what the process printed when it failed
 */
export async function seed(dataDirectory: string): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, '--data', dataDirectory])
}
