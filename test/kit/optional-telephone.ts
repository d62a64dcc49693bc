import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the demo content and makes telephone numbers optional. @returns the folder of the copy */
export function optionalTelephone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-content-'))
  cpSync('bff/content', folder, { recursive: true })
  const file = join(folder, 'shop', 'default.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('telephone: required', 'telephone: optional'))
  return folder
}
