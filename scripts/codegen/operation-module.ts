import { OperationTypeNode } from 'graphql'

/** An operation of the shop's documents. */
export interface OperationSource {
  readonly name: string
  /** `sha256:` and the hex digest of its text. */
  readonly id: string
  readonly kind: OperationTypeNode
}

/** What the browser imports to send an operation: a module of its own, so that it travels with the screens that ask for it. */
export function operationModule({ name, id, kind }: OperationSource): string {
  const isMutation = kind === OperationTypeNode.MUTATION
  const [type, result] = isMutation ? ['MutationOperation', `${name}Mutation`] : ['Operation', `${name}Query`]
  return `import type { ${type} } from '../../operation.ts'
import type { ${result}, ${result}Variables } from '../operation-types.ts'

export const ${name}Document: ${type}<${result}, ${result}Variables> = { id: '${id}', name: '${name}'${isMutation ? ", kind: 'mutation'" : ''} }
`
}
