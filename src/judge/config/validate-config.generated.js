// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json","title":"loopgate configuration","description":"The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.","type":"object","additionalProperties":false,"properties":{"version":{"description":"Version of this format.","const":1},"extends":{"description":"Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.","type":"array","items":{"type":"string"},"maxItems":8,"examples":[["acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"]]},"trust":{"description":"Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.","enum":["head","base"],"default":"head"},"paths":{"description":"Which files are read.","type":"object","additionalProperties":false,"properties":{"include":{"description":"Globs of repository paths. If absent, everything is read.","$ref":"#/definitions/globs","default":["**"]},"exclude":{"description":"Globs of repository paths that are excluded.","$ref":"#/definitions/globs","examples":[["**/testdata/**"]]}}},"clusters":{"description":"What the repository does not state about its clusters. If absent, clusters are derived from the layout. A file belongs to the first cluster whose paths match it.","type":"array","items":{"$ref":"#/definitions/cluster"}},"rules":{"description":"Severities by rule, named by its code or slug.","type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"$ref":"#/definitions/ruleSeverity"},"examples":[{"loop-guard-missing":"warning","LG204":"off"}]},"fail-on":{"description":"The lowest severity that fails a run.","enum":["error","warning","note","never"],"default":"error"},"baseline":{"description":"Repository path of a baseline file, made by `loopgate baseline create`.","type":"string","examples":[".loopgate-baseline.json"]},"render":{"description":"Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.","enum":["auto","helm","kustomize","off"],"default":"off"},"max-suppression-days":{"description":"The most days, counted from today, that a suppression may last. If set, every suppression must expire.","type":"integer","minimum":1,"maximum":3650,"examples":[180]},"suppressions":{"description":"Findings that are known and accepted.","type":"array","items":{"$ref":"#/definitions/suppression"},"maxItems":1000},"expectations":{"description":"Where names have to go. Every scan checks this; a violation is LG501.","type":"array","items":{"$ref":"#/definitions/expectation"},"maxItems":1000}},"definitions":{"ruleName":{"description":"A rule's code or slug.","type":"string"},"ruleSeverity":{"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, a severity below lowers them.","enum":["error","warning","note","off"]},"globs":{"type":"array","items":{"type":"string"}},"address":{"description":"An IP address.","type":"string"},"endpoint":{"description":"An IP address, or an address and a port. The default port is 53.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]},"cluster":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"Its name in reports.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. If absent, every file that no earlier cluster claims.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"The Service address ranges.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, if the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, if no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How nodes serve Service addresses.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}},"node":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of this kind of node in reports.","type":"string","examples":["default"]},"os":{"description":"The operating system image, which determines the files on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What provisions the nodes, which determines the kubelet's resolvConf if nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: each a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}},"nodeFile":{"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"The content of the file.","type":"string","examples":["nameserver 10.0.0.2"]}}},"resolver":{"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"Its name in reports.","type":"string","examples":["office"]},"addresses":{"description":"The addresses it listens on.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it forwards. If absent, the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}},"resolverForward":{"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are forwarded.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}},"suppression":{"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding is in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it applies, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}},"expectation":{"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"description":"A zone: its name and all names below it.","type":"string","examples":["corp.example.com"]},"exact":{"description":"Only this name, without the names below it.","type":"boolean","default":false},"from":{"description":"Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or the clients of a DNS server, by the server's name in reports.","type":"string","default":"pods","examples":["pods","default-pods","nodes","kube-system/Deployment/coredns"]},"goes":{"description":"How these names have to end.","enum":["answered","leaves","fails","not-loops"],"default":"not-loops"},"to":{"description":"The only addresses that they may be sent to.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"description":"Why it has to be so.","type":"string","examples":["payroll resolves on the office servers only"]}}}}};
const schema12 = {"type":"array","items":{"type":"string"}};
const schema24 = {"description":"A rule's code or slug.","type":"string"};
const schema25 = {"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, a severity below lowers them.","enum":["error","warning","note","off"]};
const func0 = Object.prototype.hasOwnProperty;
const schema14 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"Its name in reports.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. If absent, every file that no earlier cluster claims.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"The Service address ranges.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, if the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, if no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How nodes serve Service addresses.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}};
const schema16 = {"description":"An IP address.","type":"string"};
const schema17 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of this kind of node in reports.","type":"string","examples":["default"]},"os":{"description":"The operating system image, which determines the files on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What provisions the nodes, which determines the kubelet's resolvConf if nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: each a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}};
const schema19 = {"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"The content of the file.","type":"string","examples":["nameserver 10.0.0.2"]}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "os")) || (key0 === "provisioner")) || (key0 === "addresses")) || (key0 === "files"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.os !== undefined && func0.call(data, "os")){
if(typeof data.os !== "string"){
const err3 = {instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provisioner !== undefined && func0.call(data, "provisioner")){
if(typeof data.provisioner !== "string"){
const err4 = {instancePath:instancePath+"/provisioner",schemaPath:"#/properties/provisioner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/type",keyword:"type",params:{type: schema19.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.inline === undefined) || (!(func0.call(data6, "inline")))){
const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/required",keyword:"required",params:{missingProperty: "inline"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 of Object.keys(data6)){
if(!(key2 === "inline")){
const err9 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.inline !== undefined && func0.call(data6, "inline")){
if(typeof data6.inline !== "string"){
const err10 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inline",schemaPath:"#/definitions/nodeFile/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"Its name in reports.","type":"string","examples":["office"]},"addresses":{"description":"The addresses it listens on.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it forwards. If absent, the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}};
const schema21 = {"description":"An IP address, or an address and a port. The default port is 53.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]};
const schema22 = {"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are forwarded.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.zone === undefined) || (!(func0.call(data, "zone")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "zone") || (key0 === "to"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err3 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "addresses")) || (key0 === "forwards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data1 = data.addresses;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.forwards !== undefined && func0.call(data, "forwards")){
let data3 = data.forwards;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data3[i1], {instancePath:instancePath+"/forwards/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema14.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/paths",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["cluster-domain"] !== undefined && func0.call(data, "cluster-domain")){
if(typeof data["cluster-domain"] !== "string"){
const err5 = {instancePath:instancePath+"/cluster-domain",schemaPath:"#/properties/cluster-domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["service-cidrs"] !== undefined && func0.call(data, "service-cidrs")){
let data4 = data["service-cidrs"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err6 = {instancePath:instancePath+"/service-cidrs/" + i1,schemaPath:"#/properties/service-cidrs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/service-cidrs",schemaPath:"#/properties/service-cidrs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["cluster-dns"] !== undefined && func0.call(data, "cluster-dns")){
let data6 = data["cluster-dns"];
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err8 = {instancePath:instancePath+"/cluster-dns/" + i2,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cluster-dns",schemaPath:"#/properties/cluster-dns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["coredns-version"] !== undefined && func0.call(data, "coredns-version")){
if(typeof data["coredns-version"] !== "string"){
const err10 = {instancePath:instancePath+"/coredns-version",schemaPath:"#/properties/coredns-version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["kube-proxy"] !== undefined && func0.call(data, "kube-proxy")){
let data9 = data["kube-proxy"];
if(!((((data9 === "iptables") || (data9 === "nftables")) || (data9 === "ipvs")) || (data9 === "none"))){
const err11 = {instancePath:instancePath+"/kube-proxy",schemaPath:"#/properties/kube-proxy/enum",keyword:"enum",params:{allowedValues: schema14.properties["kube-proxy"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nodes !== undefined && func0.call(data, "nodes")){
let data10 = data.nodes;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate12(data10[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resolvers !== undefined && func0.call(data, "resolvers")){
let data12 = data.resolvers;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate14(data12[i4], {instancePath:instancePath+"/resolvers/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resolvers",schemaPath:"#/properties/resolvers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding is in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it applies, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "rule") || (key0 === "path")) || (key0 === "server")) || (key0 === "zone")) || (key0 === "reason")) || (key0 === "expires"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(typeof data.rule !== "string"){
const err3 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(typeof data.server !== "string"){
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err6 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(typeof data.expires !== "string"){
const err8 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"description":"A zone: its name and all names below it.","type":"string","examples":["corp.example.com"]},"exact":{"description":"Only this name, without the names below it.","type":"boolean","default":false},"from":{"description":"Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or the clients of a DNS server, by the server's name in reports.","type":"string","default":"pods","examples":["pods","default-pods","nodes","kube-system/Deployment/coredns"]},"goes":{"description":"How these names have to end.","enum":["answered","leaves","fails","not-loops"],"default":"not-loops"},"to":{"description":"The only addresses that they may be sent to.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"description":"Why it has to be so.","type":"string","examples":["payroll resolves on the office servers only"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.names === undefined) || (!(func0.call(data, "names")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "names") || (key0 === "exact")) || (key0 === "from")) || (key0 === "goes")) || (key0 === "to")) || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(typeof data.names !== "string"){
const err2 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
if(typeof data.exact !== "boolean"){
const err3 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(typeof data.from !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.goes !== undefined && func0.call(data, "goes")){
let data3 = data.goes;
if(!((((data3 === "answered") || (data3 === "leaves")) || (data3 === "fails")) || (data3 === "not-loops"))){
const err5 = {instancePath:instancePath+"/goes",schemaPath:"#/properties/goes/enum",keyword:"enum",params:{allowedValues: schema28.properties.goes.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data4 = data.to;
if(Array.isArray(data4)){
if(data4.length > 64){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.length < 1){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err8 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data1 = data.extends;
if(Array.isArray(data1)){
if(data1.length > 8){
const err2 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data3 = data.trust;
if(!((data3 === "head") || (data3 === "base"))){
const err5 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema11.properties.trust.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data4 = data.paths;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "include") || (key1 === "exclude"))){
const err6 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.include !== undefined && func0.call(data4, "include")){
let data5 = data4.include;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err7 = {instancePath:instancePath+"/paths/include/" + i1,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/paths/include",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.exclude !== undefined && func0.call(data4, "exclude")){
let data7 = data4.exclude;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err9 = {instancePath:instancePath+"/paths/exclude/" + i2,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/paths/exclude",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data9 = data.clusters;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate11(data9[i3], {instancePath:instancePath+"/clusters/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data11 = data.rules;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs26 = errors;
if(typeof key2 !== "string"){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid12 = _errs26 === errors;
if(!valid12){
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key3 of Object.keys(data11)){
let data12 = data11[key3];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "note")) || (data12 === "off"))){
const err15 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/ruleSeverity/enum",keyword:"enum",params:{allowedValues: schema25.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data["fail-on"] !== undefined && func0.call(data, "fail-on")){
let data13 = data["fail-on"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "note")) || (data13 === "never"))){
const err17 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema11.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "string"){
const err18 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.render !== undefined && func0.call(data, "render")){
let data15 = data.render;
if(!((((data15 === "auto") || (data15 === "helm")) || (data15 === "kustomize")) || (data15 === "off"))){
const err19 = {instancePath:instancePath+"/render",schemaPath:"#/properties/render/enum",keyword:"enum",params:{allowedValues: schema11.properties.render.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["max-suppression-days"] !== undefined && func0.call(data, "max-suppression-days")){
let data16 = data["max-suppression-days"];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.suppressions !== undefined && func0.call(data, "suppressions")){
let data17 = data.suppressions;
if(Array.isArray(data17)){
if(data17.length > 1000){
const err23 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(validate19(data17[i4], {instancePath:instancePath+"/suppressions/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expectations !== undefined && func0.call(data, "expectations")){
let data19 = data.expectations;
if(Array.isArray(data19)){
if(data19.length > 1000){
const err25 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(validate21(data19[i5], {instancePath:instancePath+"/expectations/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
