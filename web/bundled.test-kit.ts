import { build, type Plugin, type Rolldown } from 'vite'

/**
 * What the bundler makes of a few modules, with a plugin of the shop's. Imports of React are left to others.
 * @param modules source of each by its name
 * @param input name of the first
 */
export async function bundled(
  modules: Readonly<Record<string, string>>,
  input: string,
  plugin: Plugin,
): Promise<readonly Rolldown.OutputChunk[]> {
  const ours: Plugin = {
    name: 'modules-of-the-test',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ours, plugin],
    build: { write: false, minify: false, rolldownOptions: { input, external: ['react'] } },
  })
  if (!('output' in built)) throw new Error('Nothing was built')
  return built.output.filter((file) => file.type === 'chunk')
}
