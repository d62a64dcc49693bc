import closeWithGrace from 'close-with-grace'
import { type AppOptions, buildApp } from './app.ts'
import type { Config } from './config.ts'
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts'

/** Starts the shop, and its platform when none is named; says where everything is; stops gracefully. */
export async function serve(config: Config, options: AppOptions): Promise<void> {
  const sandbox = config.platform.url === null ? await startSandbox(config.sandbox) : null
  const platformUrl = config.platform.url ?? sandbox?.url ?? ''
  const app = await buildApp(config, platformUrl, options)
  const address = await app.listen({ port: config.port, host: config.host })
  console.info(banner(config, address, sandbox))
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error nobody caught')
    await app.close()
    await sandbox?.close()
  })
}

function banner(config: Config, address: string, sandbox: Sandbox | null): string {
  const shop = config.publicUrl ?? address.replace('0.0.0.0', 'localhost')
  const lines = [
    ['Shop', shop],
    ['GraphQL', `${shop}/graphql`],
    ...(config.playground ? [['Playground', `${shop}/graphiql`]] : []),
    ...(sandbox ? [['Sandbox', sandbox.url]] : [['Platform', config.platform.url ?? '']]),
  ]
  return ['', ...lines.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`), ''].join('\n')
}
