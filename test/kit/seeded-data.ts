import { constants, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../../sandbox/store/seed.ts'

const VARIABLE = 'TEST_SEEDED_DATA'

/**
 * Fills a sandbox's database once for the whole run: dozens of shops start with a copy of it, and filling one takes seconds.
 * @returns removes it
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

/** Gives a new shop the database that was filled for the run; without one the shop fills its own. */
export function copySeeded(folder: string): void {
  const seeded = process.env[VARIABLE]
  if (seeded === undefined) return
  for (const file of readdirSync(seeded)) copyFileSync(join(seeded, file), join(folder, file), constants.COPYFILE_FICLONE)
}
