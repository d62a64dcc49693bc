import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import pretty from 'pino-pretty'
import { SESSION_TOKEN } from '#schema/rules/constants.ts'
import type { Config } from './config/config.ts'
import { withRequestId } from './http/requests/request-id.ts'
import { readSentPath } from './http/requests/store-view-paths.ts'
import { SECRET_PARAMETERS } from './platform/http/redaction.ts'

const REDACTED = '[redacted]'
const SECRET_HEADERS = ['cookie', 'authorization', 'proxy-authorization', 'set-cookie', SESSION_TOKEN.header]
const HOLDERS = ['headers', 'req.headers', 'request.headers', 'res.headers', 'response.headers', 'err.headers']

/** A slash, a backslash escaped by JSON (browsers treat it as a slash), or either of them percent-encoded any number of times. */
const SLASH = '(?:/|\\\\\\\\|%(?:25)*(?:2F|5C))'

/** Matches a letter or its encoded form, so that encoded paths and names are redacted too. */
const spelt = (word: string): string =>
  [...word]
    .map(
      (letter) =>
        `(?:${letter}|%(?:25)*${letter.charCodeAt(0).toString(16)}|%(?:25)*${letter.toUpperCase().charCodeAt(0).toString(16)})`,
    )
    .join('')

const PARAMETER_START = '(?:[?&#;]|%(?:25)*(?:3F|26|23|3B))'
/** An equals sign, optionally after the brackets of a list. */
const EQUALS = '(?:(?:\\[|%(?:25)*5B)[^=&"\\s\\\\]{0,40}?)?(?:=|%(?:25)*3D)'
/** A character of a JSON string. Escaped quotes and backslashes do not end the value. */
const CHARACTER = '(?:\\\\["\\\\]|[^&"\\s\\\\])'

/**
 * `?token=…` anywhere in a line: in addresses, messages and stacks. A parameter matches by its whole name or its end ('cart_token').
 */
const SECRET_IN_QUERY = new RegExp(
  `(${PARAMETER_START}[\\w-]*?(?:${SECRET_PARAMETERS.map(spelt).join('|')})${EQUALS})(?:(?!%(?:25)*26)${CHARACTER})+`,
  'gi',
)

/** Secrets in paths: token and cart in the checkout hand-off, the e-mail address on the order confirmation page. */
const SECRET_IN_PATH = new RegExp(
  `(${SLASH}(?:${['vue', 'cart', 'sync'].map(spelt).join(`${SLASH}+`)}|${spelt('order-success')})${SLASH}+)(?:\\\\["\\\\]|[^\\s"?\\\\])+`,
  'gi',
)

/** GraphQL variables hold shoppers' input. */
const VARIABLES = new RegExp(
  `(${PARAMETER_START}(?:${['variables', 'query', 'extensions'].map(spelt).join('|')})${EQUALS})${CHARACTER}+`,
  'gi',
)

/**
 * The server's log: JSON lines, or readable lines on a terminal. Contains no cookies, authorization headers, tokens in addresses or client
 * addresses. `requests` is Fastify's logger with a child per request; `calls` serves code shared by requests and adds the id of the
 * request that caused the line.
 */
export function createLoggers(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): { readonly requests: Logger; readonly calls: Logger } {
  const options = loggerOptions(logLevel)
  return { requests: pino(options, destination), calls: pino({ ...options, mixin: withRequestId }, destination) }
}

const loggerOptions = (level: Config['logLevel']): LoggerOptions => ({
  level,
  redact: {
    paths: HOLDERS.flatMap((holder) => SECRET_HEADERS.map((header) => `${holder}["${header}"]`)),
    censor: REDACTED,
  },
  serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: readSentPath(request), host: request.host }) },
  hooks: {
    streamWrite: (line) =>
      line.replace(SECRET_IN_QUERY, `$1${REDACTED}`).replace(SECRET_IN_PATH, `$1${REDACTED}`).replace(VARIABLES, `$1${REDACTED}`),
  },
})

const standardOutput = (): DestinationStream => (process.stdout.isTTY ? forPeople() : pino.destination(1))

/** Readable lines for a terminal. @param destination standard output by default */
export const forPeople = (destination?: NodeJS.WritableStream): DestinationStream =>
  pretty({
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname',
    singleLine: true,
    ...(destination && { destination, sync: true, colorize: false }),
  })
