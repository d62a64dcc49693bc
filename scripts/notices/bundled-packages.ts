import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** The bundles that browsers get. The server's build contains no packages: it imports the installed ones. */
export const BUNDLES = ['client', 'service-worker', 'playground'] as const

export type Bundle = (typeof BUNDLES)[number]

const recordPath = (bundle: Bundle) => join('dist/packages', `${bundle}.json`)

const Folders = z.array(z.string())

/**
 * Folders of the packages whose files are in a bundle, below the project and with `/` on every system: 'node_modules/react'.
 * @param ids absolute paths of modules and files, as bundlers name them, with or without a query
 */
export function packageFolders(ids: readonly string[]): string[] {
  const folders = ids.flatMap((id) => {
    const [, folder] =
      /((?:web\/playground\/)?node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\/[^/]/.exec(id.replaceAll('\\', '/')) ?? []
    return folder ?? []
  })
  return [...new Set(folders)].sort()
}

export function recordPackages(bundle: Bundle): Plugin {
  let root = ''
  return {
    name: 'record-packages',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, files) {
      const ids = Object.values(files).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
      )
      const path = recordPath(bundle)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(packageFolders(ids)))
    },
  }
}

/** Folders of the packages in all bundles of the last build. @throws if one was not built */
export function bundledPackages(): string[] {
  const folders = BUNDLES.flatMap((bundle) => Folders.parse(JSON.parse(readFileSync(recordPath(bundle), 'utf8'))))
  return [...new Set(folders)].sort()
}
