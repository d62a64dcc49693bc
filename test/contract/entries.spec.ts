import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const CLIENT = 'dist/client'

interface BuiltEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifest: Readonly<Record<string, BuiltEntry>> = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))

function builtEntry(source: string) {
  const entry = manifest[source]
  if (!entry) throw new Error(`${source} is not an entry of the build`)
  return { imports: withTheirImports(entry.imports ?? []), text: readFileSync(`${CLIENT}/${entry.file}`, 'utf8') }
}

/** The chunks with those that they import in turn, which the browser runs too. */
function withTheirImports(chunks: readonly string[]): readonly string[] {
  const all = new Set(chunks)
  for (const chunk of all) for (const next of manifest[chunk]?.imports ?? []) all.add(next)
  return [...all]
}

describe('built entry of the client', () => {
  it('runs before paint without importing anything, because it is not a module', () => {
    const { imports, text } = builtEntry('web/before-paint.ts')
    expect(imports).toEqual([])
    expect(text).not.toMatch(/^import\b/)
  })

  // ERROR-12
  it('reloads a page that failed, and is no part of other pages', () => {
    const { imports, text } = builtEntry('web/entry.retry.ts')
    expect(text).toContain('location.reload')
    expect(imports).not.toContain('web/entry.client.tsx')
  })
})
