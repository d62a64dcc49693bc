import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the project, as after cloning and installing it. */
export interface CleanClone {
  readonly folder: string
  read(file: string): string
  /**
   * Replaces a text in a file, as an editor saves it. Returns a function that restores the file.
   * @throws if the file does not contain the text
   */
  edit(file: string, text: string, by: string): () => void
  /** Makes later checks of types find nothing until they are restored. A check uses all cores for seconds, and few tests need one. */
  skipTypeChecks(): void
  restoreTypeChecks(): void
  remove(): void
}

const root = join(import.meta.dirname, '../..')
const CHECKED_TYPES = '.cache/types.tsbuildinfo'
const COMPILER = 'node_modules/typescript-native/bin/tsc'

/** Tracked and untracked files of the working tree, without ignored ones: no build, no cache apart from checked types. */
export function cleanClone(): CleanClone {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-dev-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\0')
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  copyModules(folder)
  copyCheckedTypes(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const compiler = read(COMPILER)
  // Written aside and renamed, so that no process reads half a file, and no linked file changes in this project.
  const write = (file: string, text: string) => {
    const aside = join(folder, 'node_modules/.edited')
    writeFileSync(aside, text)
    renameSync(aside, join(folder, file))
  }
  return {
    folder,
    read,
    edit(file, text, by) {
      const before = read(file)
      if (!before.includes(text)) throw new Error(`${file} does not hold '${text}'`)
      write(
        file,
        before.replace(text, () => by),
      )
      return () => write(file, before)
    },
    skipTypeChecks: () => write(COMPILER, ''),
    restoreTypeChecks: () => write(COMPILER, compiler),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** By hard links if both are on one file system. A link to the folder would resolve modules in this project. */
function copyModules(folder: string) {
  for (const name of ['node_modules', 'web/playground/node_modules']) {
    const modules = [join(root, name), join(folder, name)] as const
    if (spawnSync('cp', ['-al', ...modules], { stdio: 'ignore' }).status !== 0) cpSync(...modules, { recursive: true })
  }
  rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true })
}

/** The result of an earlier check of all types, so that the first check in the clone takes seconds. */
function copyCheckedTypes(folder: string) {
  if (existsSync(join(root, CHECKED_TYPES))) cpSync(join(root, CHECKED_TYPES), join(folder, CHECKED_TYPES))
}
