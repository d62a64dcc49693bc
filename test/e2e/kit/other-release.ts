import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '#schema/generated/documents.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TEST = /\.test(-kit)?\.tsx?$|\/testing(\/|$)/
const COMPRESSED = /\.(br|gz)$/
/** The manifest is in a folder whose name begins with a dot. */
const BUILT = ['dist/**/*.{js,css,json}', 'dist/client/.vite/manifest.json']
/** The end of each name of a built file. */
const MARK = 'Other'
const DOCUMENT_ID = /sha256:[0-9a-f]{64}/g

export interface OtherRelease {
  /** Contains `bff/main.ts`, which starts the release. */
  readonly folder: string
  /** The id that a document of this release has in the release that rendered a page. */
  documentId(id: string, page: string): string
  remove(): void
}

/** Writes a release that differs from this one in the name of each built file and the id of each document. */
export function otherRelease(): OtherRelease {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-release-'))
  const filter = (path: string) => !TEST.test(path) && !COMPRESSED.test(path)
  for (const name of ['bff', 'schema', 'package.json']) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter })
  for (const name of ['client', 'server', 'service-worker']) {
    cpSync(join(ROOT, 'dist', name), join(folder, 'dist', name), { recursive: true, filter })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  renameFiles(folder)
  const ids = renameDocuments(folder)
  return {
    folder,
    documentId: (id, page) => (page.includes(`${MARK}.js`) ? (ids.get(id) ?? id) : id),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function renameFiles(folder: string): void {
  const assets = join(folder, 'dist/client/assets')
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/(?=\.\w+$)/, MARK)]))
  rewrite(folder, BUILT, (text) => text.replace(/[\w.-]+\.\w+/g, (name) => names.get(name) ?? name))
  for (const [name, renamed] of names) renameSync(join(assets, name), join(assets, renamed))
  writeFileSync(join(folder, 'dist/build-stamp'), 'other')
}

function renameDocuments(folder: string): ReadonlyMap<string, string> {
  const changed = [...documents].map(([id, text]) => [id, `${text}\n# other`] as const)
  const ids = new Map(changed.map(([id, text]) => [id, `sha256:${createHash('sha256').update(text).digest('hex')}`]))
  const rename = (text: string) => text.replace(DOCUMENT_ID, (id) => ids.get(id) ?? id)
  rewrite(folder, '{dist,schema/generated}/**/*.{js,ts,json}', rename)
  const entries = JSON.stringify(changed.map(([id, text]) => [ids.get(id), text]))
  rewrite(folder, 'schema/generated/documents.ts', () => `export const documents = new Map(${entries})\n`)
  return ids
}

function rewrite(folder: string, pattern: string | readonly string[], change: (text: string) => string): void {
  for (const file of globSync(pattern, { cwd: folder })) {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  }
}
