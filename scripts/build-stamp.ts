import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

export interface BuildPart {
  /** The file that keeps the digest of the sources it was built from. */
  readonly stampFile: string
  /** Glob patterns of everything it depends on. Tests are ignored. */
  readonly inputs: readonly string[]
}

export const WHOLE_BUILD: BuildPart = {
  stampFile: 'dist/build-stamp',
  inputs: [
    'web/**/*',
    'schema/**/*.{ts,graphql}',
    'scripts/{build,compress,previous-builds,notices/bundled-packages}.ts',
    'package-lock.json',
  ],
}

/** Rarely changes, and compressing its editor takes a third of a build. */
export const PLAYGROUND: BuildPart = {
  stampFile: 'dist/playground/build-stamp',
  inputs: [
    'web/playground/**/*',
    'schema/rules/**/*constants.ts',
    'scripts/{build,compress,notices/bundled-packages}.ts',
    'package-lock.json',
  ],
}

const TEST = /\.test(-kit)?\.tsx?$/

/** Whether `dist/` has the part as its sources are now. */
export function isBuilt(part: BuildPart = WHOLE_BUILD): boolean {
  return existsSync(part.stampFile) && readFileSync(part.stampFile, 'utf8') === digest(part)
}

export function markBuilt(part: BuildPart): void {
  writeFileSync(part.stampFile, digest(part))
}

function digest({ inputs }: BuildPart): string {
  const hash = createHash('sha256')
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true, exclude: ({ name }) => name === 'node_modules' }))
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
