import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientManifest, ManifestChunk, PageAssets, RenderError, RenderPage } from '#schema/page.types.ts'

/** Renders a URL to a document: the built web client, or the development server's. */
export interface Renderer {
  readonly renderPage: RenderPage
  readonly renderError: RenderError
  /** Renders header and footer alone, in which browsers show any page. */
  readonly renderAppShell: RenderPage
  readonly clientManifest: (assets: PageAssets, language: string) => ClientManifest
  readonly assets: PageAssets
}

/**
 * The renderer built by `npm run build`.
 * @throws if the folder holds no build
 */
export async function builtRenderer(directory: string): Promise<Renderer> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8'),
  )
  // React selects its build by this variable when it loads, and only the development server needs the development build.
  process.env.NODE_ENV = 'production'
  const { renderPage, renderError, renderAppShell, clientManifest }: Omit<Renderer, 'assets'> = await import(
    pathToFileURL(resolve(directory, 'server/entry.server.js')).href
  )
  return { renderPage, renderError, renderAppShell, clientManifest, assets: { manifest } }
}
