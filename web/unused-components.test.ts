import { describe, expect, it } from 'vitest'
import { bundled } from './bundled.test-kit.ts'
import { unusedComponents } from './unused-components.ts'

const MODULES: Readonly<Record<string, string>> = {
  'router-alone': "import { createBrowserRouter } from 'react-router'\nconsole.log(createBrowserRouter)",
  'router-and-links': "import { createBrowserRouter, Link } from 'react-router'\nconsole.log(createBrowserRouter, Link)",
}
/** In what the router's links are written with. */
const LINK = 'data-discover'

async function codeOf(name: keyof typeof MODULES): Promise<string> {
  const chunks = await bundled(MODULES, name, unusedComponents())
  return chunks.map(({ code }) => code).join('\n')
}

describe('the bundle of a page', () => {
  it("is without the router's links and forms where nobody uses them", async () => {
    const code = await codeOf('router-alone')
    expect(code).toContain('createBrowserRouter')
    expect(code).not.toContain(LINK)
  })

  it('has what it uses of them', async () => {
    expect(await codeOf('router-and-links')).toContain(LINK)
  })
})
