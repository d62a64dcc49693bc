import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { type Mutation, mutate } from './mutation.ts'

const PARENT = '.cache/mutate'
/** Folders without sources and builds. */
const LEFT_OUT = /(^|\/)(node_modules|\.git|\.cache|\.data|test-results|playwright-report)$/
const INSTALLED = ['node_modules', 'web/playground/node_modules']

/**
 * A copy of the project that mutations change instead of the project itself: its sources, and the build if there is one. Installed
 * packages are shared.
 */
export function createWorkingCopy(project: string) {
  mkdirSync(join(project, PARENT), { recursive: true })
  const root = mkdtempSync(join(resolve(project), PARENT, 'requirements-'))
  // Entry by entry, because `cpSync` refuses to copy a folder into itself.
  for (const name of readdirSync(project).filter((name) => !LEFT_OUT.test(name)))
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.test(path),
    })
  for (const folder of INSTALLED.filter((folder) => existsSync(join(project, folder))))
    symlinkSync(resolve(project, folder), join(root, folder))
  return {
    root,
    /** Runs `work` with the mutation applied to the copy. */
    async withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T> {
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
