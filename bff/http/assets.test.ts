import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assets } from './assets.ts'

describe('build assets', () => {
  it('are served together with those of the previous build, for open tabs', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'build-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    for (const [folder, name] of [
      ['client', 'app-2.js'],
      ['previous', 'app-1.js'],
    ] as const) {
      mkdirSync(join(directory, folder, 'assets'), { recursive: true })
      writeFileSync(join(directory, folder, 'assets', name), name)
    }
    const app = Fastify()
    onTestFinished(() => app.close())
    await app.register(assets, { directory })
    for (const name of ['app-2.js', 'app-1.js']) {
      const { statusCode, body, headers } = await app.inject(`/assets/${name}`)
      expect([statusCode, body, headers['cache-control']]).toEqual([200, name, 'public, max-age=31536000, immutable'])
    }
    expect((await app.inject('/assets/app-0.js')).statusCode).toBe(404)
  })
})
