import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Command } from './command.ts'
import { reportedProblem } from './problem.ts'
import type { Problems } from './problems.ts'
import type { Shop } from './shop.ts'

export interface WatchSettings {
  readonly vite: ViteDevServer
  readonly problems: Problems
  readonly shop: Shop
  /** Writes what follows from GraphQL files. */
  readonly codegen: Command
  readonly types: Command
}

/** Editors and tools write several files at once. */
const TOGETHER_MS = 60

/** Does what an edit asks for, and tells the browsers: generates, replaces the server, reloads, checks types. */
export function watchSources({ vite, problems, shop, codegen, types }: WatchSettings): void {
  const { root } = vite.config
  const edited = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  vite.watcher.on('all', (_event, path) => {
    edited.add(relative(root, path))
    clearTimeout(timer)
    timer = setTimeout(react, TOGETHER_MS)
  })
  void checkTypes()

  async function react() {
    const files = [...edited]
    edited.clear()
    if (files.some((file) => file.endsWith('.graphql')) && !(await generate())) return
    if (files.some(isServers)) {
      const started = Date.now()
      if (await shop.reload()) tell(`server reloaded in ${Date.now() - started} ms`)
    } else if (files.some(isPages)) {
      shop.reloadPages()
      if (!files.every(isInBrowser)) tell('pages reloaded')
    }
    if (files.some((file) => /\.tsx?$/.test(file))) await checkTypes()
  }

  /** Where nothing is wrong; browsers with something wrong are reloaded when it is mended. */
  function tell(what: string) {
    console.info(`  ${what}`)
    vite.ws.send({ type: 'full-reload' })
  }

  async function generate(): Promise<boolean> {
    const result = await codegen.run()
    if (result?.isContent) problems.clear('graphql')
    else if (result) problems.set('graphql', reportedProblem(result.output, root))
    return result?.isContent ?? false
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
