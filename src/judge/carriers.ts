/** Every carrier. The order is free, but the last opens only what no other did. */

import { clusterApi } from '../platforms/cluster-api/carrier.ts';
import { kindPatches } from '../platforms/kind/carrier.ts';
import { rkeAddons } from '../platforms/rke/carrier.ts';
import { talosManifests } from '../platforms/talos/carrier.ts';
import { configMapManifests } from '../read/carriers/config-map-manifests.ts';
import { embeddedCloudConfig } from '../read/carriers/embedded-cloud-config.ts';
import { mimeParts } from '../read/carriers/mime-parts.ts';
import { nestedObjects } from '../read/carriers/nested-objects.ts';
import { nodeFiles } from '../read/carriers/node-files.ts';
import type { Carrier } from '../read/documents/document.ts';
import { ansible } from '../tools/ansible/carrier.ts';
import { ignition } from '../tools/ignition/carrier.ts';
import { kustomizePatches } from '../tools/kustomize/carrier.ts';
import { policies } from '../tools/policies/carrier.ts';
import { carriedTexts } from '../tools/programs/carried-texts.ts';
import { programs } from '../tools/programs/carrier.ts';
import { shell } from '../tools/shell/carrier.ts';
import { terraform } from '../tools/terraform/carrier.ts';
import { vagrantfile } from '../tools/vagrant/carrier.ts';

export const carriers: readonly Carrier[] = [
  ansible,
  clusterApi,
  configMapManifests,
  embeddedCloudConfig,
  ignition,
  kindPatches,
  kustomizePatches,
  mimeParts,
  nestedObjects,
  nodeFiles,
  policies,
  programs,
  rkeAddons,
  shell,
  talosManifests,
  terraform,
  vagrantfile,
  carriedTexts,
];
