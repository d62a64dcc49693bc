import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Mutation, mutate } from './mutation.ts'

const PARENT = '.cache/mutate'
const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
/** Built or installed, and not known to git. Copied, since a mutation builds the pages again. */
const BUILD = 'dist'
const INSTALLED = ['node_modules', 'web/playground/node_modules']

/** A copy of the project that mutations change instead of the project itself. */
export interface WorkingCopy {
  readonly root: string
  /** Runs `work` while the mutation is in the copy. */
  withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T>
  remove(): void
}

/** Copies every file that git knows or would add, and the build if there is one. */
export function createWorkingCopy(project: string): WorkingCopy {
  mkdirSync(join(project, PARENT), { recursive: true })
  const root = mkdtempSync(join(resolve(project), PARENT, 'requirements-'))
  for (const file of listFiles(project)) copy(project, root, file)
  for (const folder of INSTALLED.filter((folder) => existsSync(join(project, folder))))
    symlinkSync(resolve(project, folder), join(root, folder))
  if (existsSync(join(project, BUILD))) cpSync(join(project, BUILD), join(root, BUILD), { recursive: true })
  return {
    root,
    async withMutation(mutation, work) {
      const path = join(root, mutation.file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, mutate(source, mutation))
      try {
        return await work()
      } finally {
        writeFileSync(path, source)
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function listFiles(project: string): readonly string[] {
  const listed = execFileSync('git', LIST, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  return [...new Set(listed)].filter((file) => file !== '' && existsSync(join(project, file)))
}

function copy(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  copyFileSync(join(from, file), join(to, file))
}
