import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ThreadData } from './messages.types.ts'
import type { Renderer } from './renderer.types.ts'
import { threadedRenderer } from './threaded-renderer.ts'

/**
 * The renderer built by `npm run build`.
 * @param threads that render; 0 renders in the calling thread
 * @throws if the folder holds no build
 */
export async function builtRenderer(directory: string, threads = 0): Promise<Renderer> {
  const data: ThreadData = {
    entry: pathToFileURL(resolve(directory, 'server/entry.server.js')).href,
    manifest: JSON.parse(await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8')),
  }
  // React selects its build by this variable when it loads, and only the development server needs the development build.
  process.env.NODE_ENV = 'production'
  if (threads > 0) return threadedRenderer(data, threads)
  const { renderPage, renderError, renderAppShell, clientManifest }: Omit<Renderer, 'assets'> = await import(data.entry)
  return { renderPage, renderError, renderAppShell, clientManifest, assets: { manifest: data.manifest } }
}
