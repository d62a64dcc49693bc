import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the project as somebody gets it who has just cloned and installed it. */
export interface CleanClone {
  readonly folder: string
  read(file: string): string
  /**
   * Replaces a text in a file, as an editor does that saves; what it gives back puts the file back.
   * @throws when the file does not hold it
   */
  edit(file: string, text: string, by: string): () => void
  remove(): void
}

const root = join(import.meta.dirname, '../..')

/** Everything that git knows or would add, as it is in the working tree: nothing that was built, or kept in a cache. */
export function cleanClone(): CleanClone {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-dev-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\0')
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  copyModules(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  // Aside and renamed, so that nobody reads half a file.
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
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** By hard links where one file system holds both. A link to the folder would lead modules back to this project. */
function copyModules(folder: string) {
  for (const name of ['node_modules', 'web/playground/node_modules']) {
    const modules = [join(root, name), join(folder, name)] as const
    if (spawnSync('cp', ['-al', ...modules], { stdio: 'ignore' }).status !== 0) cpSync(...modules, { recursive: true })
  }
  rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true })
}
