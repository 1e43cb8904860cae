// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json","type":"object","additionalProperties":false,"properties":{"version":{"const":1},"extends":{"type":"array","items":{"type":"string"},"maxItems":8},"trust":{"enum":["head","base"]},"paths":{"type":"object","additionalProperties":false,"properties":{"include":{"$ref":"#/definitions/globs"},"exclude":{"$ref":"#/definitions/globs"}}},"clusters":{"type":"array","items":{"$ref":"#/definitions/cluster"}},"rules":{"type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"$ref":"#/definitions/ruleSeverity"}},"fail-on":{"enum":["error","warning","note","never"]},"baseline":{"type":"string"},"render":{"enum":["auto","helm","kustomize","off"]},"max-suppression-days":{"type":"integer","minimum":1,"maximum":3650},"suppressions":{"type":"array","items":{"$ref":"#/definitions/suppression"},"maxItems":1000},"expectations":{"type":"array","items":{"$ref":"#/definitions/expectation"},"maxItems":1000}},"definitions":{"ruleName":{"type":"string"},"ruleSeverity":{"enum":["error","warning","note","off"]},"globs":{"type":"array","items":{"type":"string"}},"address":{"type":"string"},"endpoint":{"type":"string"},"cluster":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"paths":{"$ref":"#/definitions/globs"},"cluster-domain":{"type":"string"},"service-cidrs":{"type":"array","items":{"type":"string"}},"cluster-dns":{"type":"array","items":{"$ref":"#/definitions/address"}},"coredns-version":{"type":"string"},"kube-proxy":{"enum":["iptables","nftables","ipvs","none"]},"nodes":{"type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"type":"array","items":{"$ref":"#/definitions/resolver"}}}},"node":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"os":{"type":"string"},"provisioner":{"type":"string"},"addresses":{"type":"array","items":{"$ref":"#/definitions/address"}},"files":{"type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"}}}},"nodeFile":{"type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"type":"string"}}},"resolver":{"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"type":"string"},"addresses":{"type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"type":"array","items":{"$ref":"#/definitions/resolverForward"}}}},"resolverForward":{"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"type":"string"},"to":{"type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}},"suppression":{"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"type":"string"},"server":{"type":"string"},"zone":{"type":"string"},"reason":{"type":"string"},"expires":{"type":"string"}}},"expectation":{"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"type":"string"},"exact":{"type":"boolean"},"from":{"type":"string"},"goes":{"enum":["answered","leaves","fails","not-loops"]},"to":{"type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"type":"string"}}}}};
const schema25 = {"enum":["error","warning","note","off"]};
const func0 = Object.prototype.hasOwnProperty;
const schema14 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"paths":{"$ref":"#/definitions/globs"},"cluster-domain":{"type":"string"},"service-cidrs":{"type":"array","items":{"type":"string"}},"cluster-dns":{"type":"array","items":{"$ref":"#/definitions/address"}},"coredns-version":{"type":"string"},"kube-proxy":{"enum":["iptables","nftables","ipvs","none"]},"nodes":{"type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"type":"array","items":{"$ref":"#/definitions/resolver"}}}};
const schema19 = {"type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"type":"string"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "os")) || (key0 === "provisioner")) || (key0 === "addresses")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.os !== undefined && func0.call(data, "os")){
if(typeof data.os !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provisioner !== undefined && func0.call(data, "provisioner")){
if(typeof data.provisioner !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provisioner",schemaPath:"#/properties/provisioner/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/type",keyword:"type",params:{type: schema19.type}});
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.inline === undefined) || (!(func0.call(data6, "inline")))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/required",keyword:"required",params:{missingProperty: "inline"}});
errors++;
}
for(const key2 of Object.keys(data6)){
if(!(key2 === "inline")){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data6.inline !== undefined && func0.call(data6, "inline")){
if(typeof data6.inline !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inline",schemaPath:"#/definitions/nodeFile/properties/inline/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.zone === undefined) || (!(func0.call(data, "zone")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zone"}});
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "zone") || (key0 === "to"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "addresses")) || (key0 === "forwards"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data1 = data.addresses;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema14.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data["cluster-domain"] !== undefined && func0.call(data, "cluster-domain")){
if(typeof data["cluster-domain"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cluster-domain",schemaPath:"#/properties/cluster-domain/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data["service-cidrs"] !== undefined && func0.call(data, "service-cidrs")){
let data4 = data["service-cidrs"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/service-cidrs/" + i1,schemaPath:"#/properties/service-cidrs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service-cidrs",schemaPath:"#/properties/service-cidrs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data["cluster-dns"] !== undefined && func0.call(data, "cluster-dns")){
let data6 = data["cluster-dns"];
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cluster-dns/" + i2,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cluster-dns",schemaPath:"#/properties/cluster-dns/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data["coredns-version"] !== undefined && func0.call(data, "coredns-version")){
if(typeof data["coredns-version"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/coredns-version",schemaPath:"#/properties/coredns-version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data["kube-proxy"] !== undefined && func0.call(data, "kube-proxy")){
let data9 = data["kube-proxy"];
if(!((((data9 === "iptables") || (data9 === "nftables")) || (data9 === "ipvs")) || (data9 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/kube-proxy",schemaPath:"#/properties/kube-proxy/enum",keyword:"enum",params:{allowedValues: schema14.properties["kube-proxy"].enum}});
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
(vErrors ??= []).push({instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/resolvers",schemaPath:"#/properties/resolvers/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "rule") || (key0 === "path")) || (key0 === "server")) || (key0 === "zone")) || (key0 === "reason")) || (key0 === "expires"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(typeof data.server !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(typeof data.expires !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"type":"string"},"exact":{"type":"boolean"},"from":{"type":"string"},"goes":{"enum":["answered","leaves","fails","not-loops"]},"to":{"type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"type":"string"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.names === undefined) || (!(func0.call(data, "names")))){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"}});
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "names") || (key0 === "exact")) || (key0 === "from")) || (key0 === "goes")) || (key0 === "to")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(typeof data.names !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
if(typeof data.exact !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(typeof data.from !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.goes !== undefined && func0.call(data, "goes")){
let data3 = data.goes;
if(!((((data3 === "answered") || (data3 === "leaves")) || (data3 === "fails")) || (data3 === "not-loops"))){
(vErrors ??= []).push({instancePath:instancePath+"/goes",schemaPath:"#/properties/goes/enum",keyword:"enum",params:{allowedValues: schema28.properties.goes.enum}});
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data4 = data.to;
if(Array.isArray(data4)){
if(data4.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 64}});
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data1 = data.extends;
if(Array.isArray(data1)){
if(data1.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/maxItems",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data3 = data.trust;
if(!((data3 === "head") || (data3 === "base"))){
(vErrors ??= []).push({instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema11.properties.trust.enum}});
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data4 = data.paths;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "include") || (key1 === "exclude"))){
(vErrors ??= []).push({instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data4.include !== undefined && func0.call(data4, "include")){
let data5 = data4.include;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/include/" + i1,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths/include",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data4.exclude !== undefined && func0.call(data4, "exclude")){
let data7 = data4.exclude;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/exclude/" + i2,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths/exclude",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}});
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
(vErrors ??= []).push({instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data11 = data.rules;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs26 = errors;
if(typeof key2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"},propertyName:key2});
errors++;
}
var valid12 = _errs26 === errors;
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}});
errors++;
}
}
for(const key3 of Object.keys(data11)){
let data12 = data11[key3];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "note")) || (data12 === "off"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/ruleSeverity/enum",keyword:"enum",params:{allowedValues: schema25.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data["fail-on"] !== undefined && func0.call(data, "fail-on")){
let data13 = data["fail-on"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "note")) || (data13 === "never"))){
(vErrors ??= []).push({instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema11.properties["fail-on"].enum}});
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.render !== undefined && func0.call(data, "render")){
let data15 = data.render;
if(!((((data15 === "auto") || (data15 === "helm")) || (data15 === "kustomize")) || (data15 === "off"))){
(vErrors ??= []).push({instancePath:instancePath+"/render",schemaPath:"#/properties/render/enum",keyword:"enum",params:{allowedValues: schema11.properties.render.enum}});
errors++;
}
}
if(data["max-suppression-days"] !== undefined && func0.call(data, "max-suppression-days")){
let data16 = data["max-suppression-days"];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.suppressions !== undefined && func0.call(data, "suppressions")){
let data17 = data.suppressions;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/maxItems",keyword:"maxItems",params:{limit: 1000}});
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
(vErrors ??= []).push({instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.expectations !== undefined && func0.call(data, "expectations")){
let data19 = data.expectations;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 1000}});
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
(vErrors ??= []).push({instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
