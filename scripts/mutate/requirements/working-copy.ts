import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyTree } from '../../checks/image/copy-tree.ts'
import { type Mutation, mutate } from './mutation.ts'

const PARENT = '.cache/mutate'
/** No sources and no build of them. */
const LEFT_OUT = /(^|\/)(node_modules|\.git|\.cache|\.data|test-results|playwright-report)$/
const INSTALLED = ['node_modules', 'web/playground/node_modules']

/** A copy of the project that mutations change instead of the project itself. */
export interface WorkingCopy {
  readonly root: string
  /** Runs `work` while the mutation is in the copy. */
  withMutation<T>(mutation: Mutation, work: () => Promise<T>): Promise<T>
  remove(): void
}

/** Copies the sources, and the build if there is one. Installed packages are shared. */
export function createWorkingCopy(project: string): WorkingCopy {
  mkdirSync(join(project, PARENT), { recursive: true })
  const root = mkdtempSync(join(resolve(project), PARENT, 'requirements-'))
  copyTree(project, root, { isIgnored: (path) => LEFT_OUT.test(path) })
  for (const folder of INSTALLED.filter((folder) => existsSync(join(project, folder))))
    symlinkSync(resolve(project, folder), join(root, folder))
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
