import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { memoryStore } from './memory-store.ts'
import { commandsIn, encodeReply, type Reply, StoreError } from './replies.ts'
import type { StoreServer } from './store-server.ts'

type Answer = (words: readonly string[]) => Reply

/**
 * A store in this process with the commands the shop uses. It listens on a port, supports a password and subscriptions, and can
 * simulate faults. Its data is lost when it dies, as with a real server without persistence.
 */
export async function startMemoryServer({ password = null }: { readonly password?: string | null } = {}): Promise<StoreServer> {
  let commands = memoryStore()
  let isHanging = false
  let refusal: string | null = null
  const sockets = new Set<Socket>()
  const channels = new Map<Socket, Set<string>>()

  function serve(socket: Socket): void {
    const connection = { isTrusted: password === null }
    let received = ''
    sockets.add(socket)
    socket.setEncoding('latin1')
    socket.on('error', () => null)
    socket.on('close', () => {
      sockets.delete(socket)
      channels.delete(socket)
    })
    socket.on('data', (part) => {
      const { commands, rest } = commandsIn(received + part)
      received = rest
      for (const words of commands) {
        if (isHanging) return
        socket.write(encodeReply(answer(words)), 'latin1')
        if (words[0]?.toLowerCase() === 'quit') socket.end()
      }
    })

    const answer: Answer = ([name = '', ...words]) => {
      const command = name.toLowerCase()
      if (command === 'auth') return authorize(words.at(-1) ?? '')
      if (!connection.isTrusted) return new StoreError('NOAUTH Authentication required.')
      if (command === 'subscribe') return subscribe(words)
      if (command === 'publish') return publish(words)
      if (command === 'quit') return 'OK'
      if (refusal !== null && command !== 'info') return new StoreError(refusal)
      return carryOut(command, words)
    }
    function authorize(given: string): Reply {
      connection.isTrusted = given === password
      return connection.isTrusted ? 'OK' : new StoreError('WRONGPASS invalid username-password pair or user is disabled.')
    }
    function subscribe([channel = '']: readonly string[]): Reply {
      channels.set(socket, new Set([...(channels.get(socket) ?? []), channel]))
      return ['subscribe', channel, channels.get(socket)?.size ?? 0]
    }
  }

  function publish([channel = '', message = '']: readonly string[]): Reply {
    const listeners = [...channels].filter(([, names]) => names.has(channel)).map(([socket]) => socket)
    for (const socket of listeners) socket.write(encodeReply(['message', channel, message]), 'latin1')
    return listeners.length
  }
  function carryOut(command: string, words: readonly string[]): Reply {
    try {
      return (
        commands.get(command)?.(...words) ?? (commands.has(command) ? null : new StoreError(`ERR unknown command '${command}'`))
      )
    } catch (error) {
      if (error instanceof StoreError) return error
      throw error
    }
  }

  let server: Server = await listen(createServer(serve), 0)
  const { port } = server.address() as { readonly port: number }
  const die = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
    commands = memoryStore()
  }
  return {
    url: `redis://${password === null ? '' : `:${password}@`}127.0.0.1:${port}`,
    die,
    async comeBack() {
      isHanging = false
      refusal = null
      if (!server.listening) server = await listen(createServer(serve), port)
    },
    hang() {
      isHanging = true
    },
    refuseAll(error) {
      refusal = error
    },
    stop: die,
  }
}

async function listen(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
