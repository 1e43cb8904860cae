// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
"use strict";
export const validate = validate10;
export default validate10;
const func0 = Object.prototype.hasOwnProperty;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "os")) || (key0 === "provisioner")) || (key0 === "addresses")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
}
}
if(data.os !== undefined && func0.call(data, "os")){
if(typeof data.os !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/os",keyword:"type",params:{type: "string"}});
}
}
if(data.provisioner !== undefined && func0.call(data, "provisioner")){
if(typeof data.provisioner !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provisioner",keyword:"type",params:{type: "string"}});
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addresses/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: ["string","object"]}});
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.inline === undefined) || (!(func0.call(data6, "inline")))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"required",params:{missingProperty: "inline"}});
}
for(const key2 of Object.keys(data6)){
if(!(key2 === "inline")){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key2}});
}
}
if(data6.inline !== undefined && func0.call(data6, "inline")){
if(typeof data6.inline !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inline",keyword:"type",params:{type: "string"}});
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "object"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate12.errors = vErrors;
return vErrors === null;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.zone === undefined) || (!(func0.call(data, "zone")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "zone"}});
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"}});
}
for(const key0 of Object.keys(data)){
if(!((key0 === "zone") || (key0 === "to"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/zone",keyword:"type",params:{type: "string"}});
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minItems",params:{limit: 1}});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate15.errors = vErrors;
return vErrors === null;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
}
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "addresses"}});
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "addresses")) || (key0 === "forwards"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data1 = data.addresses;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"minItems",params:{limit: 1}});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/addresses/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});
}
}
if(data.forwards !== undefined && func0.call(data, "forwards")){
let data3 = data.forwards;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data3[i1], {instancePath:instancePath+"/forwards/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/forwards",keyword:"type",params:{type: "array"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate14.errors = vErrors;
return vErrors === null;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
}
for(const key0 of Object.keys(data)){
if(!(["name","paths","cluster-domain","service-cidrs","cluster-dns","coredns-version","kube-proxy","nodes","resolvers"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"type",params:{type: "array"}});
}
}
if(data["cluster-domain"] !== undefined && func0.call(data, "cluster-domain")){
if(typeof data["cluster-domain"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cluster-domain",keyword:"type",params:{type: "string"}});
}
}
if(data["service-cidrs"] !== undefined && func0.call(data, "service-cidrs")){
let data4 = data["service-cidrs"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/service-cidrs/" + i1,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service-cidrs",keyword:"type",params:{type: "array"}});
}
}
if(data["cluster-dns"] !== undefined && func0.call(data, "cluster-dns")){
let data6 = data["cluster-dns"];
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cluster-dns/" + i2,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cluster-dns",keyword:"type",params:{type: "array"}});
}
}
if(data["coredns-version"] !== undefined && func0.call(data, "coredns-version")){
if(typeof data["coredns-version"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/coredns-version",keyword:"type",params:{type: "string"}});
}
}
if(data["kube-proxy"] !== undefined && func0.call(data, "kube-proxy")){
let data9 = data["kube-proxy"];
if(!((((data9 === "iptables") || (data9 === "nftables")) || (data9 === "ipvs")) || (data9 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/kube-proxy",keyword:"enum",params:{allowedValues: ["iptables","nftables","ipvs","none"]}});
}
}
if(data.nodes !== undefined && func0.call(data, "nodes")){
let data10 = data.nodes;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate12(data10[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nodes",keyword:"type",params:{type: "array"}});
}
}
if(data.resolvers !== undefined && func0.call(data, "resolvers")){
let data12 = data.resolvers;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate14(data12[i4], {instancePath:instancePath+"/resolvers/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resolvers",keyword:"type",params:{type: "array"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate11.errors = vErrors;
return vErrors === null;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rule"}});
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "rule") || (key0 === "path")) || (key0 === "server")) || (key0 === "zone")) || (key0 === "reason")) || (key0 === "expires"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"}});
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(typeof data.server !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/server",keyword:"type",params:{type: "string"}});
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/zone",keyword:"type",params:{type: "string"}});
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(typeof data.expires !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate19.errors = vErrors;
return vErrors === null;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.names === undefined) || (!(func0.call(data, "names")))){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "names"}});
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "names") || (key0 === "exact")) || (key0 === "from")) || (key0 === "goes")) || (key0 === "to")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(typeof data.names !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/names",keyword:"type",params:{type: "string"}});
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
if(typeof data.exact !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exact",keyword:"type",params:{type: "boolean"}});
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(typeof data.from !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});
}
}
if(data.goes !== undefined && func0.call(data, "goes")){
let data3 = data.goes;
if(!((((data3 === "answered") || (data3 === "leaves")) || (data3 === "fails")) || (data3 === "not-loops"))){
(vErrors ??= []).push({instancePath:instancePath+"/goes",keyword:"enum",params:{allowedValues: ["answered","leaves","fails","not-loops"]}});
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data4 = data.to;
if(Array.isArray(data4)){
if(data4.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxItems",params:{limit: 64}});
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minItems",params:{limit: 1}});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"}});
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate21.errors = vErrors;
return vErrors === null;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json" */;
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(["version","extends","trust","paths","clusters","rules","fail-on","baseline","render","max-suppression-days","suppressions","expectations"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"const",params:{allowedValue: 1}});
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data1 = data.extends;
if(Array.isArray(data1)){
if(data1.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/extends",keyword:"maxItems",params:{limit: 8}});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/extends/" + i0,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/extends",keyword:"type",params:{type: "array"}});
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data3 = data.trust;
if(!((data3 === "head") || (data3 === "base"))){
(vErrors ??= []).push({instancePath:instancePath+"/trust",keyword:"enum",params:{allowedValues: ["head","base"]}});
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data4 = data.paths;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "include") || (key1 === "exclude"))){
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"additionalProperties",params:{additionalProperty: key1}});
}
}
if(data4.include !== undefined && func0.call(data4, "include")){
let data5 = data4.include;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/include/" + i1,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths/include",keyword:"type",params:{type: "array"}});
}
}
if(data4.exclude !== undefined && func0.call(data4, "exclude")){
let data7 = data4.exclude;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paths/exclude/" + i2,keyword:"type",params:{type: "string"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths/exclude",keyword:"type",params:{type: "array"}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"type",params:{type: "object"}});
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data9 = data.clusters;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate11(data9[i3], {instancePath:instancePath+"/clusters/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clusters",keyword:"type",params:{type: "array"}});
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data11 = data.rules;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs26 = vErrors?.length;
if(typeof key2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"type",params:{type: "string"},propertyName:key2});
}
var valid12 = _errs26 === vErrors?.length;
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"propertyNames",params:{propertyName: key2}});
}
}
for(const key3 of Object.keys(data11)){
let data12 = data11[key3];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "note")) || (data12 === "off"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: ["error","warning","note","off"]}});
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"type",params:{type: "object"}});
}
}
if(data["fail-on"] !== undefined && func0.call(data, "fail-on")){
let data13 = data["fail-on"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "note")) || (data13 === "never"))){
(vErrors ??= []).push({instancePath:instancePath+"/fail-on",keyword:"enum",params:{allowedValues: ["error","warning","note","never"]}});
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/baseline",keyword:"type",params:{type: "string"}});
}
}
if(data.render !== undefined && func0.call(data, "render")){
let data15 = data.render;
if(!((((data15 === "auto") || (data15 === "helm")) || (data15 === "kustomize")) || (data15 === "off"))){
(vErrors ??= []).push({instancePath:instancePath+"/render",keyword:"enum",params:{allowedValues: ["auto","helm","kustomize","off"]}});
}
}
if(data["max-suppression-days"] !== undefined && func0.call(data, "max-suppression-days")){
let data16 = data["max-suppression-days"];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",keyword:"type",params:{type: "integer"}});
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",keyword:"maximum",params:{comparison: "<=", limit: 3650}});
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/max-suppression-days",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.suppressions !== undefined && func0.call(data, "suppressions")){
let data17 = data.suppressions;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/suppressions",keyword:"maxItems",params:{limit: 1000}});
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(validate19(data17[i4], {instancePath:instancePath+"/suppressions/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/suppressions",keyword:"type",params:{type: "array"}});
}
}
if(data.expectations !== undefined && func0.call(data, "expectations")){
let data19 = data.expectations;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/expectations",keyword:"maxItems",params:{limit: 1000}});
}
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(validate21(data19[i5], {instancePath:instancePath+"/expectations/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expectations",keyword:"type",params:{type: "array"}});
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate10.errors = vErrors;
return vErrors === null;
}
