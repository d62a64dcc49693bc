import { readConfig } from './config/config.ts'
import { builtRenderer } from './http/pages/renderer.ts'
import { serve } from './serve.ts'
import { startFailure } from './start-failure.ts'

const BUILD = 'dist'

try {
  await serve(readConfig(process.env), { renderer: await builtRenderer(BUILD), build: BUILD })
} catch (error) {
  const reason = startFailure(error)
  if (reason === null) throw error
  console.error(reason)
  process.exit(1)
}
