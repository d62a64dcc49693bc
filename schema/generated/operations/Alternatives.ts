// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { AlternativesQuery, AlternativesQueryVariables } from '../operation-types.ts'

export const AlternativesDocument: Operation<AlternativesQuery, AlternativesQueryVariables> = { id: 'sha256:3bf7cc0682aff43873f20614bfa5a9a7976017ba42d431ec0a86355b57914ac0', name: 'Alternatives' }
