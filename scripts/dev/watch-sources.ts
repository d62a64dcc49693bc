import { relative, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Browsers } from './browsers.ts'
import type { Command } from './command.ts'
import { crashProblem, reportedProblem, thrownProblem } from './problem.ts'
import type { Problems } from './problems.ts'
import type { DevSandbox } from './sandbox.ts'
import type { Shop } from './shop.ts'

export interface WatchSettings {
  readonly vite: ViteDevServer
  readonly browsers: Browsers
  readonly problems: Problems
  readonly shop: Shop
  /** Null with a platform that runs elsewhere. */
  readonly sandbox: DevSandbox | null
  /** Writes what follows from GraphQL files. */
  readonly codegen: Command
  readonly types: Command
  /** Folder of what stands for the shop, absolute. */
  readonly content: string
}

/** Editors and tools write several files at once. */
const TOGETHER_MS = 60

/** Who edits looks at the page first, and checking types takes every core for seconds. */
const TYPES_AFTER_MS = 1000

/** Does what an edit asks for, and tells the browsers: generates, replaces the server, reloads, checks types. */
export function watchSources({ vite, browsers, problems, shop, sandbox, codegen, types, content }: WatchSettings): void {
  const { root } = vite.config
  const isContent = (file: string) => resolve(root, file).startsWith(content + sep)
  const edited = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let typesTimer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  vite.watcher.on('all', (_event, path) => {
    edited.add(relative(root, path))
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(react).catch((error) => problems.set('server', thrownProblem(error, root)))
    }, TOGETHER_MS)
  })
  checkTypesSoon()

  async function react() {
    const files = [...edited]
    edited.clear()
    files.forEach(forget)
    if (files.some((file) => /\.tsx?$/.test(file))) checkTypesSoon()
    const isContract = (file: string) => file.endsWith('.graphql')
    const isUsable = !files.some(isContract) || (await generate())
    const usable = isUsable ? files : files.filter((file) => !isContract(file))
    if (usable.some(isSandboxes)) await restartSandbox()
    if (usable.some((file) => isServers(file) || isContent(file) || isSandboxes(file))) await reloadServer()
    else if (usable.some(isPages) && !usable.every(isInBrowser)) tell('pages reloaded')
  }

  /** Vite drops what it holds of a file in its own time, which on a busy machine is after we have read it again. */
  function forget(file: string) {
    vite.environments.ssr.moduleGraph.onFileChange(`${root}/${file}`)
  }

  /** Where nothing is wrong; browsers with something wrong are reloaded when it is mended. */
  function tell(what: string) {
    console.info(`  ${what}`)
    browsers.reload()
  }

  async function reloadServer() {
    const started = Date.now()
    if (await shop.reload()) tell(`server reloaded in ${Date.now() - started} ms`)
  }

  async function restartSandbox() {
    const started = Date.now()
    const output = await sandbox?.restart()
    if (output) return problems.set('sandbox', crashProblem(output))
    problems.clear('sandbox')
    console.info(`  sandbox restarted in ${Date.now() - started} ms`)
  }

  async function generate(): Promise<boolean> {
    const result = await codegen.run()
    if (result?.isContent) problems.clear('graphql')
    else if (result) problems.set('graphql', reportedProblem(result.output, root))
    return result?.isContent ?? false
  }

  function checkTypesSoon() {
    clearTimeout(typesTimer)
    typesTimer = setTimeout(checkTypes, TYPES_AFTER_MS).unref()
  }

  async function checkTypes() {
    const result = await types.run()
    if (result?.isContent) problems.clear('types')
    else if (result) problems.set('types', reportedProblem(result.output, root))
  }

  /** Vite has sent an update for it. */
  function isInBrowser(file: string): boolean {
    const modules = vite.environments.client.moduleGraph.getModulesByFile(`${root}/${file}`)
    return modules !== undefined && modules.size > 0
  }
}

const isServers = (file: string) => /^(bff|schema)\/.*\.(ts|json|graphql)$/.test(file)
const isPages = (file: string) => /^web\/.*\.(tsx?|css|json)$/.test(file)
const isSandboxes = (file: string) => /^sandbox\/.*\.ts$/.test(file)
