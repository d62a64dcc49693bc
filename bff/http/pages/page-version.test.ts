import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { pageVersion, serverDigest } from './page-version.ts'

const PLATFORM = 'http://platform.example'
const SERVER = { 'bff/main.ts': 'start()', 'schema/cart.graphql': 'type Cart { id: ID }' }

function createFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const createVersion = async (server: Readonly<Record<string, string>>, stamp = 'stamp') =>
  pageVersion(createFolder({ 'build-stamp': stamp }), readConfig({}), PLATFORM, await serverDigest(createFolder(server)))

// RUN-18
describe('version of pages', () => {
  it('is the same for the same build, server and configuration', async () => {
    expect(await createVersion(SERVER)).toBe(await createVersion(SERVER))
  })

  it.each([
    ['the code of the server', { ...SERVER, 'bff/main.ts': 'start(1)' }],
    ['the name of a file', { 'bff/serve.ts': 'start()', 'schema/cart.graphql': 'type Cart { id: ID }' }],
    ['the schema', { ...SERVER, 'schema/cart.graphql': 'type Cart { id: ID! }' }],
    ['the boundary of two files', { 'bff/main.ts': 'start()t', 'schema/cart.graphql': 'ype Cart { id: ID }' }],
  ])('differs if releases differ in %s only', async (_, server) => {
    expect(await createVersion(server)).not.toBe(await createVersion(SERVER))
  })

  it('differs if the build differs, and is null without a finished build', async () => {
    expect(await createVersion(SERVER, 'other')).not.toBe(await createVersion(SERVER))
    expect(await pageVersion(createFolder({}), readConfig({}), PLATFORM, '')).toBeNull()
  })

  it('does not depend on tests, which images do not contain', async () => {
    const tested = { ...SERVER, 'bff/main.test.ts': 'it', 'bff/cache/testing/kit.ts': 'kit', 'bff/x.test-kit.ts': 'kit' }
    expect(await createVersion(tested)).toBe(await createVersion(SERVER))
  })
})
