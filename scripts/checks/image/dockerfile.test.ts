import { describe, expect, it } from 'vitest'
import { parseCommand, parseDockerfile } from './dockerfile.ts'

const TWO_STAGES = `
# comments are not read
FROM node:24-slim AS build
COPY . .
RUN npm ci \\
  && npm test

FROM node:24-slim
COPY --from=build --chown=node:node /shop ./
`

describe('Dockerfile', () => {
  it('is read as stages, each with its steps', () => {
    expect(parseDockerfile(TWO_STAGES)).toEqual([
      {
        base: 'node:24-slim',
        name: 'build',
        steps: [
          { instruction: 'COPY', flags: {}, text: '. .' },
          { instruction: 'RUN', flags: {}, text: 'npm ci && npm test' },
        ],
      },
      {
        base: 'node:24-slim',
        name: '1',
        steps: [{ instruction: 'COPY', flags: { from: 'build', chown: 'node:node' }, text: '/shop ./' }],
      },
    ])
  })

  it.each([
    ['a line that is no instruction', 'FROM a\nnpm ci', /no instruction in 'npm ci'/],
    ['a step of no stage', 'RUN true', /RUN stands before the first FROM/],
  ])('is refused with %s', (_, text, message) => {
    expect(() => parseDockerfile(text)).toThrow(message)
  })

  it.each([
    ['["node", "bff/main.ts"]', ['node', 'bff/main.ts']],
    ['node bff/main.ts', ['sh', '-c', 'node bff/main.ts']],
  ])('starts %s as %j', (text, command) => {
    expect(parseCommand(text)).toEqual(command)
  })
})
