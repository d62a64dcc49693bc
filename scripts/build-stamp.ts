import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'

export const STAMP_FILE = 'dist/build-stamp'

const TEST = /\.test(-kit)?\.tsx?$/
const INPUTS = ['web/**/*', 'schema/**/*.{ts,graphql}', 'scripts/{build,compress}.ts', 'package-lock.json']

/** A digest of everything the build depends on; tests are no part of it. */
export function buildStamp(): string {
  const digest = createHash('sha256')
  const files = INPUTS.flatMap((pattern) =>
    globSync(pattern, { withFileTypes: true, exclude: ({ name }) => name === 'node_modules' }),
  )
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.sort()) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

/** Whether `dist/` holds a build of the sources as they are. */
export function isBuilt(): boolean {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === buildStamp()
}
