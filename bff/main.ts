import { readConfig } from './config/config.ts'
import { builtRenderer } from './http/pages/renderer/built-renderer.ts'
import { serve } from './serve.ts'
import { exitWith } from './start-failure.ts'

const BUILD = 'dist'

try {
  const config = readConfig(process.env)
  await serve(config, { renderer: await builtRenderer(BUILD, config.renderThreads), build: BUILD })
} catch (error) {
  exitWith(error)
}
