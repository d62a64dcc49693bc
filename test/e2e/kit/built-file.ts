import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.string().array().default([]),
    css: z.string().array().default([]),
    assets: z.string().array().default([]),
  }),
)

const manifest = () => Manifest.parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))

/** Path of the file that a source was built into. Its name changes with each build. */
export function builtPath(source: string): string {
  const file = manifest()[source]?.file
  if (file === undefined) throw new Error(`The build has no ${source}`)
  return `/${file}`
}

/** Matches the URL of that file on any shop. */
export const builtFile = (source: string): RegExp => new RegExp(`${RegExp.escape(builtPath(source))}$`)

/** The name in the manifest of a chunk that was built from several modules. */
export function builtChunk(name: string): string {
  const [source] = Object.entries(manifest()).find(([, chunk]) => chunk.name === name) ?? []
  if (source === undefined) throw new Error(`The build has no chunk called ${name}`)
  return source
}

/** Paths of all files that must be loaded before a source runs, its own file included. */
export function builtClosure(source: string): readonly string[] {
  const chunks = manifest()
  const sources = new Set([source])
  for (const name of sources) for (const needed of chunks[name]?.imports ?? []) sources.add(needed)
  return [...sources].map(builtPath)
}

/** The script of pages with status 503, which no device caches. */
const RETRY = 'web/entry.retry.ts'

/** Paths of all scripts and styles that a device caches: the build without the texts in other languages. */
export function builtScripts(language: string): readonly string[] {
  const ofAnother = new RegExp(`^web/messages/(?!${language}/)`)
  const chunks = Object.entries(manifest()).filter(([source]) => source !== RETRY && !ofAnother.test(source))
  const files = chunks.flatMap(([, { file, css, assets }]) => [file, ...css, ...assets])
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `/${file}`)
}
