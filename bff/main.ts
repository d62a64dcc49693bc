import { ConfigError, readConfig } from './config/config.ts'
import { builtRenderer } from './http/renderer.ts'
import { serve } from './serve.ts'

const BUILD = 'dist'

try {
  await serve(readConfig(process.env), { renderer: await builtRenderer(BUILD), build: BUILD })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
