import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientManifest, ManifestChunk, PageAssets, RenderError, RenderPage } from '#schema/page.types.ts'

/** What turns an address into a document: the built web client, or the one a development server holds. */
export interface Renderer {
  readonly renderPage: RenderPage
  readonly renderError: RenderError
  /** Header and footer alone, for browsers to show any page in. */
  readonly renderAppShell: RenderPage
  readonly clientManifest: (assets: PageAssets, language: string) => ClientManifest
  readonly assets: PageAssets
}

/**
 * The renderer that `npm run build` wrote.
 * @throws when the folder holds no build
 */
export async function builtRenderer(directory: string): Promise<Renderer> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8'),
  )
  // React chooses its build by this when it is loaded, and only the development server is for developers.
  process.env.NODE_ENV = 'production'
  const { renderPage, renderError, renderAppShell, clientManifest }: Omit<Renderer, 'assets'> = await import(
    pathToFileURL(resolve(directory, 'server/entry.server.js')).href
  )
  return { renderPage, renderError, renderAppShell, clientManifest, assets: { manifest } }
}
