import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playground } from './playground.ts'

const app = Fastify()
let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'playground-'))
  await mkdir(join(directory, 'playground/assets'), { recursive: true })
  await writeFile(join(directory, 'playground/index.html'), '<!doctype html><title>playground</title>')
  await writeFile(join(directory, 'playground/assets/main-1a2b.js'), 'export {}')
  await app.register(playground, { directory })
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

describe('GraphQL playground', () => {
  it.each(['/graphiql', '/graphiql/'])('is served at %s and never cached', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.body).toContain('<title>playground</title>')
  })

  it('loads its assets only from this server', async () => {
    const policy = (await app.inject('/graphiql')).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/https?:|unsafe-eval/)
  })

  it('lets browsers cache files with content hashes', async () => {
    const response = await app.inject('/graphiql/assets/main-1a2b.js')
    expect(response.headers['cache-control']).toContain('immutable')
    expect((await app.inject('/graphiql/assets/none.js')).statusCode).toBe(404)
  })

  it('explains how to build it if there is no build', async () => {
    const unbuilt = Fastify()
    await unbuilt.register(playground, { directory: join(directory, 'nowhere') })
    const response = await unbuilt.inject('/graphiql')
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('npm run build')
    await unbuilt.close()
  })
})
