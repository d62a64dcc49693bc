import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { unusedComponents } from './unused-components.ts'

const MODULES: Readonly<Record<string, string>> = {
  'router-alone': "import { createBrowserRouter } from 'react-router'\nconsole.log(createBrowserRouter)",
  'router-and-links': "import { createBrowserRouter, Link } from 'react-router'\nconsole.log(createBrowserRouter, Link)",
}
/** In what the router's links are written with. */
const LINK = 'data-discover'

/** What the bundler makes of a module, its imports of React left to others. */
async function bundled(name: keyof typeof MODULES): Promise<string> {
  const modules: Plugin = {
    name: 'modules-of-the-test',
    resolveId: (id) => (id in MODULES ? id : null),
    load: (id) => MODULES[id] ?? null,
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, unusedComponents()],
    build: { write: false, minify: false, rolldownOptions: { input: name, external: ['react'] } },
  })
  if (!('output' in built)) throw new Error('Nothing was built')
  return built.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

describe('the bundle of a page', () => {
  it("is without the router's links and forms where nobody uses them", async () => {
    const code = await bundled('router-alone')
    expect(code).toContain('createBrowserRouter')
    expect(code).not.toContain(LINK)
  })

  it('has what it uses of them', async () => {
    expect(await bundled('router-and-links')).toContain(LINK)
  })
})
