import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config/config.ts'
import { withRequestId } from './http/requests/request-id.ts'
import { sentPath } from './http/requests/store-view-paths.ts'
import { SECRET_PARAMETERS } from './platform/http/redaction.ts'

const REDACTED = '[redacted]'
const SECRET_HEADERS = ['cookie', 'authorization', 'proxy-authorization', 'set-cookie']
const HOLDERS = ['headers', 'req.headers', 'request.headers', 'res.headers', 'response.headers', 'err.headers']

/** A slash, or a backslash as JSON writes it, which browsers take for a slash; or one that was encoded once or more often. */
const SLASH = '(?:/|\\\\\\\\|%(?:25)*(?:2F|5C))'

/** A letter or its encoded form: paths and names are redacted however they are written. */
const spelt = (word: string): string =>
  [...word]
    .map(
      (letter) =>
        `(?:${letter}|%(?:25)*${letter.charCodeAt(0).toString(16)}|%(?:25)*${letter.toUpperCase().charCodeAt(0).toString(16)})`,
    )
    .join('')

const PARAMETER_START = '(?:[?&#;]|%(?:25)*(?:3F|26|23|3B))'
/** With the brackets of a list before it. */
const EQUALS = '(?:(?:\\[|%(?:25)*5B)[^=&"\\s\\\\]{0,40}?)?(?:=|%(?:25)*3D)'
/** A character of a text in JSON; a quote or a backslash is escaped there, and does not end the value. */
const CHARACTER = '(?:\\\\["\\\\]|[^&"\\s\\\\])'

/**
 * `?token=…` wherever it stands in a line: in addresses, messages and stacks, itself in an address or not. Parameters are
 * named as a whole or at their end ('cart_token').
 */
const SECRET_IN_QUERY = new RegExp(
  `(${PARAMETER_START}[\\w-]*?(?:${SECRET_PARAMETERS.map(spelt).join('|')})${EQUALS})(?:(?!%(?:25)*26)${CHARACTER})+`,
  'gi',
)

/** What an address says by its path: the hand-off to the checkout who signed in and which cart, the page of thanks an e-mail. */
const SECRET_IN_PATH = new RegExp(
  `(${SLASH}(?:${['vue', 'cart', 'sync'].map(spelt).join(`${SLASH}+`)}|${spelt('order-success')})${SLASH}+)(?:\\\\["\\\\]|[^\\s"?\\\\])+`,
  'gi',
)

/** Variables of an operation hold whatever a shopper entered. */
const VARIABLES = new RegExp(
  `(${PARAMETER_START}(?:${['variables', 'query', 'extensions'].map(spelt).join('|')})${EQUALS})${CHARACTER}+`,
  'gi',
)

/**
 * The log of the server: lines of JSON, or for people when it writes to a terminal. Nothing that lets its reader act
 * as a shopper is written down: no cookies, no authorization, no tokens in addresses; nor where the shopper is.
 * `requests` is Fastify's, which gives each request a child with its id; `calls` writes for what is shared by requests, and
 * takes the id from the request that caused the line.
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
  serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: sentPath(request), host: request.host }) },
  hooks: {
    streamWrite: (line) =>
      line.replace(SECRET_IN_QUERY, `$1${REDACTED}`).replace(SECRET_IN_PATH, `$1${REDACTED}`).replace(VARIABLES, `$1${REDACTED}`),
  },
})

const standardOutput = (): DestinationStream => (process.stdout.isTTY ? forPeople() : pino.destination(1))

/** Lines for whoever watches a terminal. @param destination standard output when there is none */
export const forPeople = (destination?: NodeJS.WritableStream): DestinationStream =>
  pretty({
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname',
    singleLine: true,
    ...(destination && { destination, sync: true, colorize: false }),
  })
