import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8')
const fonts = [...readFileSync('web/styles/fonts.css', 'utf8').matchAll(/url\(["'](@[^/]+\/[^/]+)\//g)].map(
  ([, name = '']) => name,
)

describe('third-party notices', () => {
  it('name every shipped font', () => {
    expect(fonts.length).toBeGreaterThan(0)
  })

  it.each([...new Set(fonts)])('quote the licence of %s', (name) => {
    expect(notices).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim())
  })
})
