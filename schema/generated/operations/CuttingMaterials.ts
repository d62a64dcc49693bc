// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialsQuery, CuttingMaterialsQueryVariables } from '../operation-types.ts'

export const CuttingMaterialsDocument: Operation<CuttingMaterialsQuery, CuttingMaterialsQueryVariables> = { id: 'sha256:2daeeb801573ee0a3ee2a67acac9949fcda2de6f44a2a89af177587783ab3b2b', name: 'CuttingMaterials' }
