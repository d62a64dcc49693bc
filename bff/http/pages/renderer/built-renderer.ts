import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ThreadData } from './messages.types.ts'
import type { Renderer } from './renderer.types.ts'
import { threadedRenderer } from './threaded-renderer.ts'

/** The folder holds no build, or one that broke off. The message is for the operator. */
export class NoBuild extends Error {
  constructor(directory: string, options: ErrorOptions) {
    super(`There is no complete build in ${directory}: run \`npm run build\`, and start again.`, options)
    this.name = 'NoBuild'
  }
}

/**
 * The renderer built by `npm run build`.
 * @param threads that render; 0 renders in the calling thread
 * @throws NoBuild if the folder holds no build
 * @source RUN-39
 */
export async function builtRenderer(directory: string, threads = 0): Promise<Renderer> {
  const data = await findBuild(directory)
  // React selects its build by this variable when it loads, and only the development server needs the development build.
  process.env.NODE_ENV = 'production'
  if (threads > 0) return threadedRenderer(data, threads)
  const { renderPage, renderError, renderAppShell, clientManifest }: Omit<Renderer, 'assets'> = await import(data.entry)
  return { renderPage, renderError, renderAppShell, clientManifest, assets: { manifest: data.manifest } }
}

async function findBuild(directory: string): Promise<ThreadData> {
  const entry = resolve(directory, 'server/entry.server.js')
  try {
    await access(entry)
    const manifest = JSON.parse(await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8'))
    return { entry: pathToFileURL(entry).href, manifest }
  } catch (error) {
    throw new NoBuild(directory, { cause: error })
  }
}
