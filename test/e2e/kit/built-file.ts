import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Manifest = z.record(z.string(), z.object({ file: z.string() }))

/** Addresses of the file that a source was built into, whatever it is called. */
export function builtFile(source: string): RegExp {
  const manifest = Manifest.parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`The build has no ${source}`)
  return new RegExp(`/${RegExp.escape(file)}$`)
}
