import { constants, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../../sandbox/store/seed.ts'

const VARIABLE = 'TEST_SEEDED_DATA'

/**
 * Seeds a sandbox database once per run, because dozens of shops start with a copy and seeding takes seconds.
 * @returns a function that removes the database
 */
export async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-seeded-'))
  await seed(folder)
  process.env[VARIABLE] = folder
  return () => {
    delete process.env[VARIABLE]
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the seeded database for a new shop. Without one, the shop seeds its own. */
export function copySeeded(folder: string): void {
  const seeded = process.env[VARIABLE]
  if (seeded === undefined) return
  for (const file of readdirSync(seeded)) copyFileSync(join(seeded, file), join(folder, file), constants.COPYFILE_FICLONE)
}
