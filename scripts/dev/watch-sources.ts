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
  /** Null with an external platform. */
  readonly sandbox: DevSandbox | null
  /** Generates code from GraphQL files, the texts of the languages and the route table. */
  readonly codegen: Command
  readonly types: Command
  /** Content folder, absolute. */
  readonly content: string
}

/** Editors and tools write several files at a time, in milliseconds. */
const TOGETHER_MS = 60

/** The type check uses all cores for seconds, so the page comes first. */
const TYPES_AFTER_MS = 1000

/** Reacts to edits: generates code, replaces the server, reloads browsers, checks types. */
export function watchSources({ vite, browsers, problems, shop, sandbox, codegen, types, content }: WatchSettings): void {
  const { root } = vite.config
  const isContent = (file: string) => resolve(root, file).startsWith(content + sep)
  let typesTimer: NodeJS.Timeout | undefined

  collectEdits(vite, (files) => react(files).catch((error) => problems.set('server', thrownProblem(error, root))))
  checkTypesSoon()

  async function react(files: readonly string[]) {
    files.forEach(forget)
    if (files.some((file) => /\.tsx?$/.test(file))) checkTypesSoon()
    const isUsable = !files.some(isGenerated) || (await check(codegen, 'graphql'))
    const usable = isUsable ? files : files.filter((file) => !isGenerated(file))
    if (usable.some(isSandboxes)) await restartSandbox()
    if (usable.some((file) => isServers(file) || isContent(file) || isSandboxes(file))) await reloadServer()
    else if (usable.some(isPages) && !usable.every((file) => isInBrowser(vite, file))) reloadBrowsers('pages reloaded')
  }

  /** Vite invalidates modules asynchronously, on a busy machine only after they were read again. */
  function forget(file: string) {
    vite.environments.ssr.moduleGraph.onFileChange(`${root}/${file}`)
  }

  /** Reloads browsers without problems; the others are reloaded when their problem is fixed. */
  function reloadBrowsers(what: string) {
    console.info(`  ${what}`)
    browsers.reload()
  }

  async function reloadServer() {
    const started = Date.now()
    if (await shop.reload()) reloadBrowsers(`server reloaded in ${Date.now() - started} ms`)
  }

  async function restartSandbox() {
    const started = Date.now()
    const output = await sandbox?.restart()
    if (output) return problems.set('sandbox', crashProblem(output))
    problems.clear('sandbox')
    console.info(`  sandbox restarted in ${Date.now() - started} ms`)
  }

  function checkTypesSoon() {
    clearTimeout(typesTimer)
    typesTimer = setTimeout(() => check(types, 'types'), TYPES_AFTER_MS).unref()
  }

  /** @returns whether the command succeeded; false, without a report, if a newer run replaced it */
  async function check(command: Command, problem: 'graphql' | 'types'): Promise<boolean> {
    const result = await command.run()
    if (result?.isContent) problems.clear(problem)
    else if (result) problems.set(problem, reportedProblem(result.output, root))
    return result?.isContent ?? false
  }
}

/** Calls back with the files that were edited together, one call at a time. @param react never rejects */
function collectEdits({ watcher, config: { root } }: ViteDevServer, react: (files: readonly string[]) => Promise<void>): void {
  const edited = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  watcher.on('all', (_event, path) => {
    edited.add(relative(root, path))
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(() => {
        const files = [...edited]
        edited.clear()
        return react(files)
      })
    }, TOGETHER_MS)
  })
}

/** Whether Vite has sent an update for it. */
function isInBrowser({ config, environments }: ViteDevServer, file: string): boolean {
  const modules = environments.client.moduleGraph.getModulesByFile(`${config.root}/${file}`)
  return modules !== undefined && modules.size > 0
}

/** Codegen makes code of it. */
const isGenerated = (file: string) => /\.graphql$|^schema\/messages\/.*\.json$|^web\/routes\.ts$/.test(file)
const isServers = (file: string) => /^(bff|schema)\/.*\.(ts|json|graphql)$/.test(file)
const isPages = (file: string) => /^web\/.*\.(tsx?|css|json)$/.test(file)
const isSandboxes = (file: string) => /^sandbox\/.*\.ts$/.test(file)
