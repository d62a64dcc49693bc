/** `npm run secrets`: writes the secrets that `docker-compose --profile scale` mounts. Existing ones are kept. */

import { readCommandLine } from '../command-line.ts'
import { writeSecrets } from './secrets.ts'

readCommandLine({
  purpose: 'Writes the secrets that docker-compose --profile scale mounts. Existing ones are kept.',
  call: 'npm run secrets',
})

const FOLDER = 'secrets'

try {
  const written = writeSecrets(FOLDER)
  console.info(written.length > 0 ? `Written to ${FOLDER}: ${written.join(', ')}` : `${FOLDER} has all secrets.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
