import { readConfig } from './config/config.ts'
import { builtRenderer } from './http/pages/renderer.ts'
import { serve } from './serve.ts'
import { exitWith } from './start-failure.ts'

const BUILD = 'dist'

try {
  await serve(readConfig(process.env), { renderer: await builtRenderer(BUILD), build: BUILD })
} catch (error) {
  exitWith(error)
}
