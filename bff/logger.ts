import { type DestinationStream, type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config/config.ts'
import { SECRET_PARAMETERS } from './platform/http/redaction.ts'

const REDACTED = '[redacted]'
const SECRET_HEADERS = ['cookie', 'authorization', 'proxy-authorization', 'set-cookie']
const HOLDERS = ['headers', 'req.headers', 'request.headers', 'res.headers', 'response.headers', 'err.headers']

/**
 * `?token=…` wherever it stands in a line: in addresses, messages and stacks, itself in an address or not. Parameters are
 * named as a whole or at their end ('cart_token').
 */
const SECRET_IN_QUERY = new RegExp(
  `((?:[?&]|%3F|%26)[\\w-]*?(?:${SECRET_PARAMETERS.join('|')})(?:=|%3D))(?:(?!%26)[^&"'\\s\\\\])+`,
  'gi',
)

/**
 * The one logger of the server: lines of JSON, or for people when it writes to a terminal. Nothing that lets its reader act
 * as a shopper is written down: no cookies, no authorization, no tokens in addresses.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level: logLevel,
      redact: {
        paths: HOLDERS.flatMap((holder) => SECRET_HEADERS.map((header) => `${holder}["${header}"]`)),
        censor: REDACTED,
      },
      hooks: { streamWrite: (line) => line.replace(SECRET_IN_QUERY, `$1${REDACTED}`) },
    },
    destination,
  )
}

const standardOutput = (): DestinationStream =>
  process.stdout.isTTY ? pretty({ translateTime: 'SYS:HH:MM:ss.l', ignore: 'pid,hostname' }) : pino.destination(1)
