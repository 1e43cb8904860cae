/** Every carrier, in no order that matters. */
import type { Carrier } from '../document.ts';
import { ansible } from './ansible.ts';
import { clusterApi } from './cluster-api.ts';
import { configMapManifests } from './config-map-manifests.ts';
import { embeddedCloudConfig } from './embedded-cloud-config.ts';
import { environment } from './environment.ts';
import { ignition } from './ignition.ts';
import { kindPatches } from './kind-patches.ts';
import { kustomizePatches } from './kustomize-patches.ts';
import { mimeParts } from './mime-parts.ts';
import { nestedObjects } from './nested-objects.ts';
import { nix } from './nix.ts';
import { nodeFiles } from './node-files.ts';
import { nomad } from './nomad.ts';
import { programs } from './programs.ts';
import { rkeAddons } from './rke-addons.ts';
import { shell } from './shell.ts';
import { talosManifests } from './talos-manifests.ts';
import { terraform } from './terraform.ts';
import { vagrantfile } from './vagrantfile.ts';

export const carriers: readonly Carrier[] = [
  ansible,
  clusterApi,
  configMapManifests,
  embeddedCloudConfig,
  environment,
  ignition,
  kindPatches,
  kustomizePatches,
  mimeParts,
  nix,
  nestedObjects,
  nodeFiles,
  nomad,
  programs,
  rkeAddons,
  shell,
  talosManifests,
  terraform,
  vagrantfile,
];
